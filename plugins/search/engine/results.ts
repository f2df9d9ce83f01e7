import type { StoredRecord } from './engine';

/** A record that answers the query. */
export interface Hit extends StoredRecord {
  score: number;
  /** The terms of the record's text that matched, for highlighting. */
  terms: string[];
  /** Whether they stand in heading or text, and not only in code. */
  isShown: boolean;
  /** Whether one of them stands in what names the record: heading, page title or aliases. */
  isNamed: boolean;
  /** The share of the query's words that it has. */
  share: number;
}

/** A page that answers: by its best record, and by further ones. */
export interface PageHit {
  /** The page's address, without an anchor. */
  url: string;
  /** The record that answers best: the head of the page or one of its sections. */
  best: Hit;
  /** The other records of the same page that can be shown, best first. */
  more: Hit[];
}
