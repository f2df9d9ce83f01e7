/** Globals that are defined by Google's tag and by Global Privacy Control (https://w3c.github.io/gpc/). */
interface Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

interface Navigator {
  readonly globalPrivacyControl?: unknown;
}
