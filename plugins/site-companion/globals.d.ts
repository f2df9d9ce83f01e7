/** Globals of Google's tag and of Global Privacy Control (https://w3c.github.io/gpc/). */
interface Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

interface Navigator {
  readonly globalPrivacyControl?: unknown;
}
