let loading: Promise<ArrayBuffer | undefined> | undefined;

async function fetchFont(): Promise<ArrayBuffer | undefined> {
  // The page has loaded it: this costs no byte more.
  const link = document.querySelector<HTMLLinkElement>('link[as="font"]');
  const response = link && (await fetch(link.href));
  return response?.ok ? response.arrayBuffer() : undefined;
}

/** The file of the site's text font, fetched once; nothing if it cannot be had. */
export function loadTextFont(): Promise<ArrayBuffer | undefined> {
  loading ??= fetchFont().catch(() => undefined);
  return loading;
}
