import { seen, type Visit } from '../../promise';

/** The editor, with the page that Studio makes. */
export async function showsTheEditor({ open }: Visit): Promise<void> {
  const page = await open('/');
  await page.waitForURL(/\/prod\/editor/);
  await seen(page.getByText('Component library'));
  await seen(page.getByText('page', { exact: true }));
}
