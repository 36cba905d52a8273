/** The place of files if not a folder: a bucket of an S3-compatible store, and a folder in it. */
export type BucketAddress = {
  /** http:// or https://, without a path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of every name: empty, or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const EXAMPLE = 's3://CLAVE:SECRETO@servidor:9000/cubo/carpeta?region=eu-west-1&tls=0';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w!*()-][\w!.*()-]*\/)*$/;
const REGION = /^[a-z0-9-]{2,40}$/;
const SETTINGS = ['region', 'tls'];
/** The region name used by stores without regions. */
const USUAL_REGION = 'us-east-1';

/** A decoded part of a URL; null if its % signs are wrong. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const settingsProblem = (query: URLSearchParams): string | null => {
  for (const name of query.keys()) {
    if (!SETTINGS.includes(name)) return `no admite «${name}»: solo region y tls`;
    if (query.getAll(name).length > 1) return `lleva «${name}» más de una vez`;
  }
  if (!REGION.test(query.get('region') ?? USUAL_REGION)) return 'lleva una región que no lo es (region=eu-west-1)';
  return ['0', '1'].includes(query.get('tls') ?? '1') ? null : 'lleva un tls que no es ni 0 (http) ni 1 (https)';
};

/** Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=0`. If wrong, gives a Spanish text saying why. */
export const readBucketAddress = (value: string): BucketAddress | string => {
  if (!URL.canParse(value) || !value.startsWith('s3://'))
    return `debe ser una dirección como ${EXAMPLE}, con los signos / : @ de la clave y del secreto escritos %2F %3A %40`;
  const url = new URL(value);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKeyId || !secretAccessKey) return `debe llevar la clave de acceso y el secreto: ${EXAMPLE}`;
  if (!url.hostname) return `no dice el servidor: ${EXAMPLE}`;
  const [bucket = '', ...folders] = (decoded(url.pathname) ?? '').replace(/^\//, '').replace(/\/$/, '').split('/');
  if (!BUCKET.test(bucket)) return `no lleva el nombre de un cubo (bucket) detrás del servidor: ${EXAMPLE}`;
  const prefix = folders.map(folder => `${folder}/`).join('');
  if (!PREFIX.test(prefix)) return 'lleva una carpeta con signos que no se admiten';
  if (url.hash) return 'no admite nada detrás de #';
  const problem = settingsProblem(url.searchParams);
  if (problem) return problem;
  const protocol = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  const region = url.searchParams.get('region') ?? USUAL_REGION;
  return { endpoint: `${protocol}://${url.host}`, region, bucket, prefix, accessKeyId, secretAccessKey };
};
