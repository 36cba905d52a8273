import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots to a point: about what the camera of a phone makes of a sheet. */
const SCALE = 3;

/** The text layer of each page in the order in which it is drawn; all that is between two words counts as one space. */
const pages = async document => {
  const found = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(item => item.str).join(' ');
    found.push(text.replace(/\s+/g, ' '));
  }
  return found;
};

const info = async document => (await document.getMetadata()).info;

/** The first page as a printer draws it: `{ width, height, data }`. */
const picture = async document => {
  const { createCanvas } = await import('@napi-rs/canvas');
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  const canvas = createCanvas(width, height);
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return { width, height, data: canvasContext.getImageData(0, 0, width, height).data };
};

const JOBS = { pages, info, picture };

/** A thread of its own: what pdf.js puts in place of an older Node's own functions would slow down all that is tested. */
parentPort.on('message', async ({ id, job, bytes }) => {
  const task = getDocument({ data: bytes, useSystemFonts: true });
  const answer = await task.promise
    .then(JOBS[job])
    .then(told => ({ told }))
    .catch(error => ({ failed: String(error) }));
  parentPort.postMessage({ id, ...answer }, []);
  await task.destroy();
});
