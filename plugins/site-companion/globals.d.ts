/** What Google's tag and Global Privacy Control (https://w3c.github.io/gpc/) add to a page. */
interface Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

interface Navigator {
  readonly globalPrivacyControl?: unknown;
}
