import { createRequire } from 'node:module';
import path from 'node:path';
import { type Followed, seen, type Visit } from '../../promise';

/** As much plain English text as the page says that a code holds. */
const MOST = 2331;

/** What the function does with the package, as far as it is used here. */
interface QRCode {
  toDataURL: (text: string, options: object) => Promise<string>;
}

/** The picture of a text, drawn by the package itself with the settings of the page. */
async function pictureOf(text: string, folder: string): Promise<string> {
  const { toDataURL } = createRequire(path.join(folder, 'package.json'))('qrcode') as QRCode;
  return toDataURL(text, { width: 300, margin: 2 });
}

async function followsTheText({ open, folder }: Visit): Promise<void> {
  const page = await open('/prod/pages/qr');
  const field = page.getByLabel('Text or link');
  const showsCodeOf = async (text: string): Promise<void> => {
    const picture = page.getByAltText(`QR code for ${text}`, { exact: true });
    await picture.and(page.locator(`[src="${await pictureOf(text, folder)}"]`)).waitFor();
  };
  await showsCodeOf('https://mui.com/toolpad/');
  await field.fill('Studio');
  await showsCodeOf('Studio');
  await field.fill('a'.repeat(MOST));
  await showsCodeOf('a'.repeat(MOST));
  await field.fill('a'.repeat(MOST + 1));
  await seen(page.getByText('The amount of data is too big to be stored in a QR Code'));
  await field.fill('');
  await seen(page.getByText('Enter a text first.'));
}

/** What examples/qr-generator says that the reader sees. */
export const qrExample: Followed = {
  page: 'docs-studio/examples/qr-generator.mdx',
  from: 'Studio',
  promises: {
    'Run it': {
      'the code of the text, another one for another text and for the longest, a message for a longer one and for none':
        followsTheText,
    },
  },
};
