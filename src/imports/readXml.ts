const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The text of a piece of XML. */
export const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex) return signOf(Number.parseInt(hex, 16));
        if (decimal) return signOf(Number(decimal));
        return ENTITIES[name ?? ''] ?? whole;
      })
    : text;

/** What lies between each `<name …>` and its `</name>`, with the attributes; elements of that name don't nest. */
export function* elementsOf(xml: string, name: string): Generator<{ attributes: string; content: string }> {
  const [begin, end] = [new RegExp(`<(?:\\w+:)?${name}(?=[\\s>/])`, 'g'), new RegExp(`</(?:\\w+:)?${name}>`, 'g')];
  for (let found = begin.exec(xml); found; found = begin.exec(xml)) {
    const close = xml.indexOf('>', begin.lastIndex);
    if (close < 0) return;
    const attributes = xml.slice(begin.lastIndex, close);
    begin.lastIndex = close + 1;
    if (attributes.endsWith('/')) yield { attributes: attributes.slice(0, -1), content: '' };
    else {
      end.lastIndex = close + 1;
      const last = end.exec(xml);
      if (!last) return;
      yield { attributes, content: xml.slice(close + 1, last.index) };
      begin.lastIndex = end.lastIndex;
    }
  }
}

export const attribute = (attributes: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescapeXml(value);
};

const withoutReadings = (xml: string): string =>
  xml.includes('rPh')
    ? xml
        .split(/<\/(?:\w+:)?rPh>/)
        .map((part, at, { length }) => (at < length - 1 ? part.split(/<(?:\w+:)?rPh\b/, 1).join() : part))
        .join('')
    : xml;

/** The texts in it, one after another: a cell may be written in several letterings. */
export const textIn = (xml: string): string => {
  let text = '';
  // How a word is read aloud, in Asian scripts, isn't part of it.
  for (const { content } of elementsOf(withoutReadings(xml), 't')) text += content;
  return unescapeXml(text);
};
