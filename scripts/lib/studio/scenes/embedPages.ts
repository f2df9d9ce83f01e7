import type { Story } from './story';

/** A page of another site, with the guide's frame, as high as what it shows. */
const hostOf = (app: string): string => `<!doctype html>
<html lang="en">
  <head>
    <title>Warehouse</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 Georgia, serif }
      body { margin: 0; background: light-dark(#faf6ef, #1d1a16); color: light-dark(#2f2a22, #ece4d6) }
      main { box-sizing: border-box; width: 500px; padding: 20px 24px }
      h1 { margin: 0; font-size: 26px }
      p { margin: 4px 0 16px }
      iframe { border-radius: 8px }
    </style>
  </head>
  <body>
    <main>
      <h1>Warehouse Oslo</h1>
      <p>Deliveries arrive between 7 and 11. The ramp is behind the building.</p>
      <iframe
        src="${app}/pages/stock?toolpad-display=standalone"
        title="Stock levels"
        width="100%"
        height="124"
        style="border: 0"
      ></iframe>
    </main>
  </body>
</html>`;

/** A page of an app in the frame of another site. */
export const embedPages: Story = {
  page: 'how-to-guides/embed-pages.mdx',
  running: true,
  scenes: {
    async 'embed-pages-host'({ page, url }) {
      // Served from the app's address: the browser draws frames of other sites coarsely.
      const host = new URL('/intranet', url).href;
      await page.route(host, (route) =>
        route.fulfill({ contentType: 'text/html', body: hostOf(url) }),
      );
      await page.goto(host);
      const frame = page.locator('iframe').contentFrame();
      await frame.getByText('In stock').waitFor();
      // Only in development: pages embed the production app.
      await frame.getByRole('alert').evaluate((bar) => bar.remove());
      return { clip: [page.locator('main')] };
    },
  },
};
