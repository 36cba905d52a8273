import type { FastifySchema } from 'fastify';

export type JsonSchema = Record<string, unknown>;
/** Made only when the documentation is requested: making all would take a tenth of a server's start. */
export type Later = () => JsonSchema;

/** The parts of a call's documentation. */
export type CallParts = {
  /** The path has a row's id. */
  id?: true;
  /** The URL's parameters. */
  query?: JsonSchema | Later;
  body?: JsonSchema | Later;
  /** Files under `url`: the body may (`too`) or must (`only`) be a form with them. */
  files?: 'too' | 'only';
  /** Supports an Idempotency-Key. */
  once?: true;
  /** Needs no login. */
  open?: true;
  /** The statuses of success; 200 by default. */
  success?: readonly (200 | 201 | 204)[];
  /** The schema of the answer's `data`. */
  data?: JsonSchema | Later;
  /** Answers a page of a list, with the total. */
  isPage?: true;
  /** Answers a file of one of these types. */
  file?: readonly string[];
  /** Further parts of a conflict's body. */
  conflict?: JsonSchema;
};

const WAIT = { 'Retry-After': { type: 'string', description: 'Segundos que hay que esperar' } };

/** The body of every refusal, defined once in the document. */
export const REFUSAL = {
  $id: 'Refusal',
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['message', 'code'],
};

type Refusal = { description: string; headers?: JsonSchema; more?: JsonSchema };

const REFUSALS: Record<number, Refusal> = {
  400: { description: 'Petición mal formada' },
  401: { description: 'Sin sesión' },
  403: { description: 'Sin permiso' },
  404: { description: 'No existe o no es tuyo' },
  409: { description: 'Conflicto' },
  422: { description: 'Datos no válidos' },
  429: { description: 'Demasiados intentos', headers: WAIT },
  500: { description: 'Fallo del servidor', more: { requestId: { type: 'string' } } },
  503: { description: 'El servidor no puede atenderlo ahora', headers: WAIT },
};

const REFUSED_BODIES: Record<number, Refusal> = {
  413: { description: 'Demasiado grande' },
  415: { description: 'Contenido no admitido' },
};

const refused = ({ description, headers, more }: Refusal): JsonSchema => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': {
      schema: more
        ? { allOf: [{ $ref: `${REFUSAL.$id}#` }], type: 'object', properties: more }
        : { $ref: `${REFUSAL.$id}#` },
    },
  },
});

const PAGE = { 'Content-Range': { type: 'string', description: 'Qué parte de cuántos: `loads 0-24/1234`' } };

const succeeded = (status: number, { data, isPage, file }: CallParts): JsonSchema => {
  if (status === 204) return { description: 'Hecho', type: 'null' };
  const description = status === 201 ? 'Creado' : 'Correcto';
  const content = file?.map(type => [type, { schema: { type: 'string', format: 'binary' } }] as const);
  if (content) return { description, content: Object.fromEntries(content) };
  return {
    description,
    ...(isPage && { headers: PAGE }),
    type: 'object',
    properties: { data: data ?? {}, ...(isPage && { total: { type: 'integer' } }) },
    required: isPage ? ['data', 'total'] : ['data'],
  };
};

const responses = (parts: CallParts): JsonSchema => {
  const { success = [200], body, files, conflict } = parts;
  const refusals = { ...REFUSALS, ...((body || files) && REFUSED_BODIES) };
  return Object.fromEntries([
    ...success.map(status => [status, succeeded(status, parts)]),
    ...Object.entries(refusals).map(([status, refusal]) => [
      status,
      refused(status === '409' && conflict ? { ...refusal, more: conflict } : refusal),
    ]),
  ]);
};

const FILES = { type: 'array', items: { type: 'string', format: 'binary' }, description: 'Imágenes o PDF' };

/** The same fields as a form, with the files. */
const formOf = (body: JsonSchema): JsonSchema => ({
  ...body,
  properties: { ...(body.properties as JsonSchema | undefined), url: FILES },
});

const bodyOf = ({ body = {}, files }: CallParts): JsonSchema => {
  const json = typeof body === 'function' ? body() : body;
  if (!files) return json;
  const form = { 'multipart/form-data': { schema: formOf(json) } };
  return { content: files === 'only' ? form : { 'application/json': { schema: json }, ...form } };
};

const KEY = {
  'Idempotency-Key': {
    type: 'string',
    description: 'Con la misma clave se vuelve a recibir la primera respuesta y no se crea nada más',
  },
};

/** A call's documentation: its input, its success and its possible refusals (Design 4). */
export const documentedCall = (tag: string, summary: string, parts: CallParts = {}): FastifySchema => ({
  tags: [tag],
  summary,
  ...(parts.open && { security: [] }),
  ...(parts.id && { params: { type: 'object', properties: { id: { type: 'integer' } } } }),
  ...(parts.query && { querystring: parts.query }),
  ...(parts.once && { headers: { type: 'object', properties: KEY } }),
  ...((parts.body || parts.files) && { body: () => bodyOf(parts) }),
  response: () => responses(parts),
});
