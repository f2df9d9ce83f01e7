/**
 * The facts of a component's property, and nothing that the package says in prose.
 *
 * @param {string} name
 * @param {Record<string, any>} argType
 */
function propertyFacts(name, argType) {
  const { type, label, minimum, maximum, onChangeProp, defaultValueProp, control } = argType;
  return {
    name,
    type,
    ...(argType.enum && { enum: argType.enum }),
    ...(argType.default !== undefined && { default: argType.default }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    // What the editor calls it, where that is not the name.
    ...(label && label !== name && { label }),
    // The component sets it itself; what a file says is not looked at.
    ...(onChangeProp && { state: true }),
    ...(defaultValueProp && { startsAs: defaultValueProp }),
    ...(control?.bindable === false && { bindable: false }),
    ...(argType.visible === false && { hidden: true }),
    ...(argType.schema && { schema: withoutProse(argType.schema) }),
  };
}

/** @param {unknown} value */
function withoutProse(value) {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'description' ? undefined : inner)),
  );
}

/**
 * The facts of one component.
 *
 * @param {Record<string, any>} config what the package keeps under `TOOLPAD_COMPONENT`
 */
export function componentFacts(config) {
  const { argTypes, loadingProp, loadingPropSource, errorProp } = config;
  return {
    ...(config.defaultLayoutHeight && { height: config.defaultLayoutHeight }),
    ...(config.minimumLayoutHeight && { minimumHeight: config.minimumLayoutHeight }),
    // The property that is on while a binding of the component waits for data.
    ...(loadingProp && {
      loadingProp,
      ...(loadingPropSource && { loadingFrom: loadingPropSource }),
    }),
    ...(errorProp && { showsErrors: true }),
    properties: Object.entries(argTypes).map(([name, argType]) => propertyFacts(name, argType)),
  };
}
