/** Google's tag and Global Privacy Control (https://w3c.github.io/gpc/) add these globals. */
interface Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

interface Navigator {
  readonly globalPrivacyControl?: unknown;
}
