import {
  framePolicy,
  livePolicy,
  pagePolicy,
  type PolicySite,
  reportedPolicy,
  workerPolicy,
} from '../node/policies';

const SITE: PolicySite = {
  own: 'https://docs.example.com/toolpad/',
  thirdParties: {},
  adFrame: {},
  forms: ['https://stackblitz.com'],
};
const INLINE = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

/** A policy by its directives. */
const read = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('pages load what is their own, run what is known, and nothing else', () => {
  expect(read(pagePolicy(INLINE, SITE))).toEqual({
    'default-src': 'https://docs.example.com/toolpad/',
    'media-src': "'none'",
    'script-src': "'sha256-a' https://docs.example.com/toolpad/",
    'style-src':
      "'sha256-b' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' https://docs.example.com/toolpad/",
    'style-src-attr': "'none'",
    'img-src': 'https://docs.example.com/toolpad/ data:',
    'font-src': 'https://docs.example.com/toolpad/',
    'connect-src': 'https://docs.example.com/toolpad/',
    'frame-src': 'https://docs.example.com/toolpad/',
    'manifest-src': 'https://docs.example.com/toolpad/',
    'worker-src': 'https://docs.example.com/toolpad/',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': 'https://docs.example.com/toolpad/ https://stackblitz.com',
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

it('lets the service worker load the site’s own files, and import a part of itself', () => {
  expect(read(workerPolicy(SITE))).toEqual({
    'default-src': "'none'",
    'script-src': 'https://docs.example.com/toolpad/',
    'connect-src': 'https://docs.example.com/toolpad/',
  });
});

describe('with scripts of others', () => {
  const site: PolicySite = {
    ...SITE,
    thirdParties: { 'script-src': ['https://ads.example.com'], 'img-src': ['https:'] },
  };

  it('pages load these too, and Trusted Types are not enforced', () => {
    const policy = read(pagePolicy(INLINE, site));
    expect(policy['script-src']).toBe(
      "'sha256-a' https://docs.example.com/toolpad/ https://ads.example.com",
    );
    expect(policy['img-src']).toBe('https://docs.example.com/toolpad/ data: https:');
    expect(policy['style-src']).not.toContain('ads');
    expect(policy).not.toHaveProperty('require-trusted-types-for');
  });

  it('Trusted Types are reported to whoever listens', () => {
    expect(reportedPolicy(site)).toBeUndefined();
    expect(reportedPolicy({ ...site, reportTo: 'https://example.com/r' })).toBe(
      "require-trusted-types-for 'script'; trusted-types default; report-uri https://example.com/r",
    );
    expect(reportedPolicy({ ...SITE, reportTo: 'https://example.com/r' })).toBeUndefined();
  });
});

test('only edited code may be evaluated, in a sandbox without an origin', () => {
  const frame = read(framePolicy(INLINE, SITE));
  const live = read(livePolicy(INLINE, SITE));
  expect(frame['script-src']).toBe("'sha256-a' https://docs.example.com/toolpad/");
  expect(frame).not.toHaveProperty('sandbox');
  expect(live['script-src']).toBe("'sha256-a' https://docs.example.com/toolpad/ 'unsafe-eval'");
  expect(live.sandbox).toContain('allow-scripts');
  expect(live.sandbox).not.toContain('allow-same-origin');
});

test('a policy that no header line holds ends the build, with the reason', () => {
  const styles = Array.from({ length: 30 }, (_, index) => `'sha256-${String(index).repeat(40)}'`);
  expect(() => pagePolicy({ ...INLINE, styles }, SITE)).toThrow(
    /^Hosting: expected the policy of the pages to have at most 2000 characters, .* but found \d+, with 2 sources of scripts and 32 of styles\. .* move them into files\.$/,
  );
});
