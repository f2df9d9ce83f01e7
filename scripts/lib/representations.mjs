import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { lookup } from 'mrmime';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this size, in bytes, compression gains nothing worth its headers. */
const MIN_COMPRESSED_BYTES = 256;

const TEXT = /^text\/|[/+](json|xml)$/;
const COMPRESSIBLE = /^text\/|[/+](json|xml|wasm)\b|^font\/(ttf|otf)$/;

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/**
 * How well files are compressed: as a host does that has them compressed beforehand, or as quickly as
 * goes, for who only looks at what is shown.
 *
 * @typedef {'best' | 'quick'} Effort
 */

/** @type {Record<Effort, { br: number, gzip: number }>} levels of zlib's */
const LEVELS = {
  best: { br: zlib.constants.BROTLI_MAX_QUALITY, gzip: zlib.constants.Z_BEST_COMPRESSION },
  quick: { br: 4, gzip: zlib.constants.Z_BEST_SPEED },
};

/** @typedef {{ body: Buffer, type: string, encoding: Encoding, etag: string }} Representation */

/** @param {string} file */
function contentType(file) {
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The best encoding that a client accepts.
 *
 * @param {string} header the request's Accept-Encoding
 * @returns {Encoding}
 */
export function chooseEncoding(header) {
  const accepted = new Set();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) {
      accepted.add(name);
    }
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

/**
 * @param {string} file
 * @param {Encoding} wanted
 * @param {Effort} effort
 * @returns {Promise<Representation>}
 */
async function load(file, wanted, effort) {
  const content = await readFile(file);
  const type = contentType(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  if (wanted === 'identity' || content.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(type)) {
    return { body: content, type, encoding: 'identity', etag: `"${hash}"` };
  }
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const body = await (wanted === 'br'
    ? brotli(content, { params })
    : gzip(content, { level: LEVELS[effort].gzip }));
  return { body, type, encoding: wanted, etag: `"${hash}-${wanted}"` };
}

/**
 * Files as they are sent: each is read and compressed at its first request and then kept in memory,
 * until it changes on disk.
 *
 * @param {Effort} effort
 */
export function createRepresentations(effort) {
  /** @type {Map<string, { version: string, result: Promise<Representation> }>} */
  const cache = new Map();
  /**
   * @param {string} file
   * @param {Encoding} encoding
   */
  return async (file, encoding) => {
    const { mtimeMs, size } = await stat(file);
    const key = `${encoding} ${file}`;
    const version = `${mtimeMs} ${size}`;
    const known = cache.get(key);
    if (known?.version === version) {
      return known.result;
    }
    const result = load(file, encoding, effort);
    cache.set(key, { version, result });
    result.catch(() => cache.delete(key));
    return result;
  };
}
