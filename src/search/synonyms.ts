// Abbreviations, joined words, and names from other products: cspell:disable
/**
 * Synonyms for the search. The left side is a comma-separated list of names in titles, headings, and paths. The right
 * side lists abbreviations, and words from other products or from the platform. A search for a word on the right finds
 * the records that contain a name on the left. `=text` matches only if the whole name is `text`. Many names contain
 * words such as "show", "create", and "text". A synonym of several words is a phrase, which a search for one of its
 * words doesn't find.
 *
 * A word belongs here only if the pages with the name lack it. The search handles plurals and other forms, joined and
 * split spellings ("data table", "datatable"), and typos without synonyms.
 */
export const SYNONYMS: [names: string, synonyms: string][] = [
  // Authentication and authorization
  ['sign in', 'login, logon, log-on, authenticate, authn, register, signup, sign-up, registration'],
  ['sign in page', 'sso, single sign-on, saml, oidc, openid, federated identity, mfa, 2fa'],
  ['sign out', 'logout, logoff, log-off, signoff'],
  [
    'authentication',
    'login, logon, auth, authn, sso, single sign-on, saml, oidc, openid, jwt, okta',
  ],
  [
    '=providers, provider types, authentication provider, connect an authentication library',
    'auth0, okta, clerk, keycloak, cognito, supabase',
  ],
  ['basic auth', 'htpasswd, password protection, login'],
  ['passkey', 'webauthn, fido, biometric, fingerprint, face id, passwordless, 2fa, mfa'],
  ['magic link', 'passwordless, email link, otp'],
  ['credentials', 'password, username'],
  ['oauth', 'social login, github, google, oidc'],
  ['require a session, protect the routes', 'protected route, redirect to login'],
  ['require a session, protect the routes in the layout route', 'auth guard'],
  ['protect', 'guard, unauthorized, forbidden, 401, 403, private, logged in only'],
  ['secret', 'api key, token, password, vault, dotenv, env file, private key'],
  ['access control', 'rbac, acl, permissions, rights, privileges, entitlements, authz, admin'],
  ['role, authorization', 'permissions, rights, privileges, acl, authz, admin'],
  ['account', 'profile, user menu, avatar, userinfo, my account'],
  ['account switcher', 'tenant, multi-tenant, organization, workspace, impersonate, switch user'],
  [
    'the session, session data, =session, =use session',
    'current user, logged in, whoami, jwt, token',
  ],

  // Layout and navigation
  [
    'dashboard layout',
    'app shell, admin dashboard, admin panel, admin template, backoffice, back office, scaffold',
  ],
  ['dashboard layout, dashboard header', 'appbar, navbar, topbar, top bar, header bar, banner'],
  [
    'sidebar, navigation, navigation links',
    'menu, sidenav, side nav, drawer, hamburger, nav, rail',
  ],
  ['nested navigation', 'submenu, sub menu, flyout, collapsible, accordion, tree, children'],
  ['page container, page header', 'page title, heading, toolbar'],
  ['breadcrumbs, page container', 'crumbs, trail, you are here'],
  ['dynamic routes, pattern', 'wildcard, slug, params, path parameter, regex, subroutes'],
  ['navigation actions', 'badge, chip, counter'],
  ['remember the collapsed state', 'persist sidebar, localstorage'],
  ['collapsed sidebar', 'mini drawer, mini variant, start with mini drawer'],
  ['badges and counts', 'number next to, number next to menu item'],
  [
    'branding',
    'logo, custom logo, logotype, white-label, company name, favicon, corporate identity',
  ],
  ['slots', 'override, replace, customize, extend, plug in'],
  ['=router, router is an object, custom router', 'routing, routes, redirect, link, history'],
  ['react router', 'remix, spa, single page app'],
  ['vite', 'spa, single page app, create react app, cra'],
  ['go to another page, open another page', 'redirect, hyperlink, link, route, goto'],
  ['full size', 'fullscreen, full height, stretch'],
  ['phones', 'mobile, responsive, small screen'],
  ['adapts to the window', 'responsive, mobile, tablet, breakpoints'],
  ['print long pages', 'pdf, paper'],
  ['limits, level one heading', 'a11y, accessibility, wcag, aria, screenreader'],
  ['limits, pitfalls', 'bug, known issue, gotcha, caveat, workaround'],
  ['pitfalls, common problems', 'troubleshooting, not working, broken'],

  // Theme and language
  ['theming', 'theme'],
  ['theme, theming', 'style, styling, skin, css, stylesheet, colour, color, palette, look'],
  [
    'theme, theme switcher',
    'dark mode, light mode, night mode, color mode, color scheme, colour scheme',
  ],
  ['theme switcher', 'toggle, appearance'],
  ['palette', 'colour, colours, brand colors'],
  ['override one component', 'css, style, custom styles'],
  ['fonts', 'webfont, typeface, typography, google fonts'],
  [
    'localization, locale',
    'i18n, l10n, internationalization, internationalisation, localisation, translation, translate, multilingual, language, intl, lang',
  ],
  ['content security policy', 'csp, nonce, unsafe inline, xss'],
  ['server rendering', 'ssr, server side rendering, hydration, ssg, rsc'],
  ['another window', 'popout, iframe, portal, picture in picture, shadow dom'],

  // Messages and dialogs
  ['notification', 'toast, toaster, snackbar, flash message, growl, banner, popup message'],
  ['dialog', 'modal, popup, pop-up, lightbox, overlay, window, popover'],
  ['confirm', 'are you sure, yes no, ask before, delete confirmation'],
  ['open while it saves', 'spinner, async confirm'],
  ['=prompt', 'ask for text, input box'],
  ['=alert', 'message box, msgbox, warning'],
  ['severity', 'success, warning, info, error message'],
  ['deduplicate', 'duplicate, twice, once'],
  ['notification center', 'inbox, bell, unread, history'],

  // Data
  ['=crud', 'admin panel, scaffold, resource, entity, master detail, refine, react-admin'],
  ['=list', 'table, overview, index'],
  ['rest api with a token', 'axios, jwt, 401, handle 401, unauthorized, authorization header'],
  ['load a page, paging, getmany', 'pagination, infinite scroll, pager, load more, limit'],
  ['=show', 'details, view, read'],
  ['=create', 'add, new, insert'],
  ['=edit', 'update, change, modify'],
  ['delete', 'remove, destroy, drop, trash, trashcan'],
  ['data source, data provider', 'datasource, backend, resource, fetcher, api, rest, repository'],
  ['data caching', 'cache, invalidate, refetch, stale, react query, swr'],
  ['validation', 'validate, required, rules, constraint, regex'],
  ['schema library, form validation', 'zod, yup, joi, valibot, ajv, formik, react-hook-form'],
  ['keep what was entered', 'draft, autosave, unsaved changes, dirty'],
  ['non editable', 'readonly, read only, disabled'],
  ['custom form fields', 'widget, own input, rich text'],
  ['data grid', 'table, datatable, tabular, spreadsheet, mui x'],
  ['filtering', 'search, where'],
  ['sorting', 'order by'],
  ['grouping', 'pivot, aggregate, sum, premium, pro'],
  [
    'persisted state, local storage, session storage',
    'persist, remember, save state, redux, zustand, recoil, jotai, localstorage, keep after reload, cookie',
  ],
  ['search parameters, page parameters', 'query string, queryparams, url params, searchparams'],

  // Studio: data and deployment
  [
    'http request',
    'rest, api call, fetch, axios, ajax, curl, endpoint, webhook, graphql, json api, authorization header',
  ],
  [
    'custom function, createfunction',
    'backend, server side code, node, nodejs, lambda, serverless, rpc, script, graphql, cron',
  ],
  [
    'queries, query',
    'fetch, load data, refetch, polling, poll, autorefresh, interval, reload, refresh',
  ],
  ['queries and actions', 'mutation, trigger'],
  [
    'data binding, bind, expression',
    'formula, interpolation, template, variable, computed, mustache',
  ],
  ['connect to databases', 'sqlite, mariadb, mssql, sql server, oracle, mongodb, sequelize'],
  ['environment variable', 'env, dotenv, env file, process env, configuration, settings'],
  ['event handling, events, run code on click', 'onclick, onchange, handler, callback, listener'],
  ['log to the console', 'debug, print, logging'],
  [
    'custom server, createhandler',
    'express, fastify, koa, hono, nestjs, middleware, reverse proxy, nginx',
  ],
  [
    'custom base path',
    'subpath, subfolder, subdirectory, sub path, basename, prefix, nginx, caddy, traefik, reverse proxy',
  ],
  [
    '=deployment',
    'hoster, docker, kubernetes, k8s, heroku, vercel, netlify, aws, azure, ec2, fly.io, self-host, ci cd, vps',
  ],
  ['docker', 'run a container, run toolpad in a container'],
  ['deploy, deployment', 'hosting, host, publish, go live, release, production'],
  [
    'file structure',
    'folder, directory, git, source control, version control, yaml, project layout',
  ],
  ['file schema, json schema', 'yaml, yml, config, intellisense, autocompletion'],
  ['page properties', 'settings, url, rename, slug, title, visibility'],
  ['custom component', 'own component, widget, plugin, third party, extend'],

  ['studio api reference', 'sdk, exports, library functions'],

  // Studio's components
  ['autocomplete', 'combobox, typeahead, suggest, searchable select, tags'],
  ['=button', 'btn, submit, cta, click'],
  ['show progress, loading', 'spinner, loader, skeleton, busy, pending, wait'],
  [
    '=chart',
    'graph, diagram, plot, visualization, line chart, bar chart, pie chart, histogram, scatter, trend',
  ],
  ['checkbox', 'toggle, switch, tickbox, boolean, check'],
  ['date picker', 'calendar, datetime, timepicker, day, time, date field'],
  ['file picker', 'upload, attachment, attach, dropzone, file input, document, import file'],
  ['=form', 'submit, fieldset, input'],
  ['=image', 'picture, photo, img, icon, avatar'],
  ['=metric', 'kpi, statistic, stat, tile, scorecard, counter, number card, gauge'],
  ['page column, page row', 'grid layout, columns, responsive, arrange'],
  ['=paper, =container', 'card, box, panel, wrapper, section'],
  ['=select', 'dropdown, drop-down, picklist, listbox, combobox, options, menu'],
  ['spacer', 'gap, whitespace, margin, padding, separator'],
  ['=stack', 'flex, flexbox, row, column, align'],
  ['=tabs', 'tabbed, tab bar, segmented'],
  ['=text', 'label, paragraph, heading, markdown, typography, link'],
  ['text field', 'input, textbox, textarea, multiline, number input, password field'],
  ['studio list', 'repeater, loop, map, foreach, cards'],

  // Installation, upgrades, and support
  [
    'install, installation',
    'setup, set up, get started, getting started, quickstart, quick start, boilerplate, scaffold, starter, template, npx, create app, requirements, hello world, jumpstart',
  ],
  [
    'tutorial, first app',
    'quickstart, walkthrough, learn, hello world, getting started, example, guide, jumpstart',
  ],
  [
    'examples',
    'template, boilerplate, sample, demo, starter, showcase, recipes, stackblitz, codesandbox',
  ],
  ['typescript', 'tsconfig, types, typings, ts, moduleresolution'],
  [
    'accepted versions',
    'compatibility, peer dependency, requirements, react 18, react 19, mui 7, eresolve',
  ],
  [
    'roadmap',
    'changelog, release notes, whats new, news, future, plans, versions, breaking changes, history',
  ],
  [
    'migrate from studio',
    'eject, studio to core, export app, export app to react code, convert studio, convert studio app to react',
  ],
  ['upgrade', 'migrate, migration, update, breaking changes, codemod, bump'],
  [
    'paid plan, free plan',
    'pricing, price, cost, license, licence, subscription, billing, commercial',
  ],
  [
    'support, ask a question',
    'help, contact, community, discord, slack, stack overflow, stackoverflow, chat, forum',
  ],
  ['report a bug', 'issue, ticket, defect, problem'],
  ['reproduction', 'repro, minimal example, codesandbox, stackblitz'],
  ['contribute', 'pull request, pr, fork'],
  ['production, run in production', 'build, release, go live, deploy'],
];
