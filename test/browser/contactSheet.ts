/** A page that shows pictures side by side, each by its name, to be looked at in one go. */
export const contactSheet = (title: string, pictures: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { margin: 16px; font: 14px system-ui; display: flex; flex-wrap: wrap; gap: 16px; background: #888 }
  figure { margin: 0; width: 460px }
  img { width: 100%; display: block; border: 1px solid #555 }
</style>
${pictures.map(name => `<figure><a href="${name}"><img src="${name}" alt=""></a><figcaption>${name}</figcaption></figure>`).join('\n')}
`;
