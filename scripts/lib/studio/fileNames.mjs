/**
 * What the objects in the three kinds of files are called. Each stands where it is met first: after
 * the name of the object around it, a field, `[]` for the entries of a list, and the `kind` of a
 * variant in brackets.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const OBJECT_NAMES = {
  'Page.spec': 'PageSpec',
  'PageSpec.parameters[]': 'PageParameter',
  'PageSpec.authorization': 'PageAuthorization',
  'PageSpec.queries[]': 'Query',
  'PageSpec.content[]': 'Element',
  'Query.enabled': 'JsExpressionBinding',
  'Query.parameters[]': 'QueryParameter',
  'Query.query(rest)': 'HttpRequest',
  'Query.query(local)': 'FunctionCall',
  'HttpRequest.headers[]': 'RequestParameter',
  'HttpRequest.body(raw)': 'RawBody',
  'HttpRequest.body(urlEncoded)': 'UrlEncodedBody',
  'HttpRequest.response(raw)': 'RawResponse',
  'HttpRequest.response(json)': 'JsonResponse',
  'HttpRequest.response(csv)': 'CsvResponse',
  'HttpRequest.response(xml)': 'XmlResponse',
  'Element.layout': 'ElementLayout',
  'NavigationAction.$$navigationAction': 'NavigationTarget',
  'Theme.spec': 'ThemeSpec',
  'ThemeSpec.options': 'ThemeOptions',
  'ThemeOptions.palette': 'ThemePalette',
  'Application.spec': 'ApplicationSpec',
  'ApplicationSpec.authentication': 'Authentication',
  'Authentication.providers[]': 'AuthenticationProvider',
  'AuthenticationProvider.roles[]': 'RoleMapping',
  'ApplicationSpec.authorization': 'ApplicationAuthorization',
  'ApplicationAuthorization.roles[]': 'Role',
};

/** Names that the product itself gives, and what they are called here. */
export const PRODUCT_NAMES = {
  BindableProp: 'PropertyValue',
  NameStringValuePair: 'PageParameter',
  BindableNameStringValue: 'RequestParameter',
  SimplePaletteColorOptions: 'PaletteColor',
};
