import type { Story } from './story';

/** The settings of sign-in. */
export const authentication: Story = {
  page: 'concepts/authentication.mdx',
  scenes: {
    async 'authentication-settings'(editor) {
      const { dialog, page } = editor;
      await editor.open('me');
      await page.getByRole('button', { name: 'Authorization' }).click();
      await dialog.getByText('Required email domains').first().waitFor();
      return { clip: [dialog] };
    },
  },
};

/** What users see before they have signed in. */
export const authenticationRunning: Story = {
  page: 'concepts/authentication.mdx',
  // Without Google, whose logo comes from another site.
  files: {
    'toolpad/application.yml':
      'apiVersion: v1\nkind: application\nspec:\n  authentication:\n    providers: [{ provider: github }]\n',
  },
  running: true,
  scenes: {
    async 'authentication-sign-in'({ page, url }) {
      await page.goto(`${url}/pages/me`);
      const button = page.getByRole('button', { name: /GitHub/ });
      await button.waitFor();
      return {
        clip: [page.getByText('Sign In', { exact: true }), page.getByText(/^You must be/), button],
        margin: 84,
      };
    },
  },
};
