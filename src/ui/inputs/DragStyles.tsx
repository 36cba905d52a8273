import { useLayoutEffect } from 'react';

/** How @hello-pangea/dnd marks its two style elements. */
const MARKS = ['data-rfd-always', 'data-rfd-dynamic'];

const isOfDragging = (node: Node): node is HTMLStyleElement =>
  node instanceof HTMLStyleElement && MARKS.some(mark => node.hasAttribute(mark));

/** What is written into the element becomes the rules of a style sheet of the document. */
const redirected = (element: HTMLStyleElement): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  Object.defineProperty(element, 'textContent', {
    set: (rules: string) => {
      sheet.replaceSync(rules);
    },
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
};

/**
 * @hello-pangea/dnd writes its rules as the text of two <style> elements in the head, and our content security policy
 * lets no such text in (api/app.ts): a nonce would do, but not in a page that is kept for working without coverage.
 * Drawn inside of a DragDropContext this stands by while the two are appended (the effects of children come before their
 * parents') and has what is written there go into style sheets made by script, which the policy allows, as it does MUI's.
 */
export const DragStyles = () => {
  useLayoutEffect(() => {
    const { head } = document;
    const sheets: CSSStyleSheet[] = [];
    const standDown = () => Reflect.deleteProperty(head, 'appendChild');
    head.appendChild = <T extends Node>(node: T): T => {
      if (isOfDragging(node)) sheets.push(redirected(node));
      if (sheets.length === MARKS.length) standDown();
      Node.prototype.appendChild.call(head, node);
      return node;
    };
    return () => {
      standDown();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => !sheets.includes(sheet));
    };
  }, []);
  return null;
};
