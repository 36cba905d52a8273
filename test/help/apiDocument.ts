import type { Answer } from './office.ts';

type Media = { schema?: Schema };
type Schema = { $ref?: string; allOf?: Schema[]; properties?: Record<string, unknown>; required?: string[] };
type Response = { description?: string; headers?: Record<string, unknown>; content?: Record<string, Media> };
type Parameter = { name: string; in: string; description?: string };
export type Call = {
  summary?: string;
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
};
/** What /api/docs/json says, as far as it is looked into. */
export type ApiDocument = { openapi: string; paths: Record<string, Record<string, Call>> };

/** `get /api/loads` */
export const callOf = ({ paths }: ApiDocument, name: string): Call => {
  const [method = '', path = ''] = name.split(' ');
  const call = paths[path]?.[method];
  if (!call) throw new Error(`not in the document: ${name}`);
  return call;
};

/** Where a `$ref` leads to; undefined when nowhere. */
export const referred = (document: ApiDocument, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);

/** The same without references. */
const whole = (document: ApiDocument, schema: Schema): Schema => {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...allOf, ...($ref ? [referred(document, $ref) as Schema] : [])].map(part => whole(document, part));
  return {
    properties: Object.assign({}, ...parts.map(part => part.properties), own.properties),
    required: [...parts.flatMap(part => part.required ?? []), ...(own.required ?? [])],
  };
};

const mediaType = (answer: Answer): string => String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';

/** Whether a type is one of those of the document, which may say any of a kind: `image/*`. */
const isType = (said: string, type: string): boolean =>
  said === type || (said.endsWith('/*') && type.startsWith(said.slice(0, -1)));

/** In what an answer is another than the document says of the call; nothing when it is as it says. */
export const unlike = (document: ApiDocument, name: string, answer: Answer): string[] => {
  const call = callOf(document, name);
  const said = call.responses[answer.status];
  if (!said) return [`answers ${answer.status}, which isn’t among ${Object.keys(call.responses).join(', ')}`];
  const type = mediaType(answer);
  const found = Object.entries(said.content ?? {}).find(([each]) => isType(each, type));
  if (!found) return said.content || answer.text ? [`answers ${answer.status} as ${type || 'nothing'}`] : [];
  const { properties = {}, required = [] } = whole(document, found[1].schema ?? {});
  const isJson = Object.keys(properties).length > 0;
  const lacking = required.filter(each => !(each in answer.body));
  const unknown = isJson ? Object.keys(answer.body).filter(each => !(each in properties)) : [];
  const headers = Object.keys(said.headers ?? {}).filter(each => !(each.toLowerCase() in answer.headers));
  return [
    ...lacking.map(each => `lacks ${each}`),
    ...unknown.map(each => `has ${each}`),
    ...headers.map(each => `comes without ${each}`),
  ];
};
