/** Returns the child of `parent` that is or contains `node`, or null if there is none. */
function findChildAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) {
    child = child.parentNode;
  }
  return child;
}

/**
 * Lets React remove and insert nodes next to text that a translator has wrapped or replaced.
 *
 * Chrome's translator wraps each text node in a `<font>` element, or replaces the node. When React later removes the
 * text node, or inserts an element before it, the browser throws a NotFoundError, and React unmounts the page
 * (https://github.com/facebook/react/issues/11538). With this patch, such a call affects the wrapper instead of the
 * text node, and does nothing if the node is no longer in the page. Valid calls work as before.
 */
export function tolerateMovedText(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function tolerantRemoveChild<T extends Node>(this: Node, child: T): T {
    const actual = findChildAround(this, child);
    if (actual) {
      removeChild.call(this, actual);
    }
    return child;
  };
  prototype.insertBefore = function tolerantInsertBefore<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && findChildAround(this, before));
    return node;
  };
}

// The server also imports client modules.
if (typeof document !== 'undefined') {
  tolerateMovedText(Node.prototype);
}
