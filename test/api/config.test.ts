import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from '../../api/config.ts';

describe('the settings', () => {
  test('can all be left out', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      bucket: null,
      smtpUrl: null,
      publicUrl: 'http://localhost:3000',
      geocoderUrl: null,
      mapTiles: null,
      trustProxy: [],
      logLevel: 'info',
      demo: null,
      backupHours: 24,
    });
    expect(readConfig({ DATA_DIR: '/srv/portes' }).backupDir).toBe('/srv/portes/backups');
    expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
  });

  test('say what was set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portes',
      DATABASE_URL: 'postgres://portes@db:5432/portes',
      SMTP_URL: 'smtps://correo.example.com',
      PUBLIC_URL: 'https://portes.example.com/',
      GEOCODER_URL: 'https://nominatim.example.com',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      BACKUP_DIR: '/mnt/copias',
      BACKUP_HOURS: '1',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/portes',
      publicUrl: 'https://portes.example.com',
      trustProxy: ['10.0.0.1', '10.1.0.0/16'],
      demo: false,
      backupDir: '/mnt/copias',
      backupHours: 1,
    });
  });

  test.each([
    ['PORT', 'ochenta', 'PORT debe ser un puerto entre 0 y 65535.'],
    ['PORT', '65536', 'PORT debe ser un puerto entre 0 y 65535.'],
    ['DATABASE_URL', 'mysql://x/y', /^DATABASE_URL debe ser una dirección como postgres:/],
    ['SMTP_URL', 'correo', /^SMTP_URL debe ser una dirección como smtp:/],
    ['PUBLIC_URL', 'portes.example.com', /^PUBLIC_URL debe ser una dirección como https:/],
    ['GEOCODER_URL', 'file:///etc/passwd', /^GEOCODER_URL debe ser una dirección como https:/],
    ['MAP_TILES_URL', 'https://mapas.example.com/tiles', /^MAP_TILES_URL debe llevar \{z\}, \{x\} e \{y\}/],
    ['MAP_TILES_URL', 'javascript:{z}{x}{y}', /^MAP_TILES_URL debe ser una dirección como https:/],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY debe ser una lista de direcciones IP/],
    ['LOG_LEVEL', 'mucho', 'LOG_LEVEL debe ser trace, debug, info, warn, error o silent.'],
    ['BACKUP_HOURS', '169', 'BACKUP_HOURS debe ser un número de horas entre 1 y 168, o 0 para no hacer copias.'],
    ['FRAGILE', 'sí', 'FRAGILE debe ser 1, o no estar.'],
    ['DEMO', 'sí', 'DEMO debe ser 0 o 1.'],
  ])('%s=%s is refused in a plain sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test.each([
    [
      's3://clave:se%2Fcr%40eto@s3.example.com/archivos',
      { endpoint: 'https://s3.example.com', region: 'us-east-1', bucket: 'archivos', prefix: '' },
    ],
    [
      's3://clave:se%2Fcr%40eto@[::1]:9000/archivos/oficina/2026/?region=eu-west-1&tls=0',
      { endpoint: 'http://[::1]:9000', region: 'eu-west-1', bucket: 'archivos', prefix: 'oficina/2026/' },
    ],
  ])('FILES_URL=%s names a bucket', (value, bucket) => {
    expect(readConfig({ FILES_URL: value }).bucket).toEqual({
      ...bucket,
      accessKeyId: 'clave',
      secretAccessKey: 'se/cr@eto',
    });
  });

  test.each([
    ['/srv/archivos', /^FILES_URL debe ser una dirección como s3:/],
    ['https://a:b@s3.example.com/archivos', /^FILES_URL debe ser una dirección como s3:/],
    ['s3://clave:gua/rdado@s3.example.com/archivos', /signos .* escritos %2F/],
    ['s3://s3.example.com/archivos', /^FILES_URL debe llevar la clave de acceso y el secreto/],
    ['s3://clave@s3.example.com/archivos', /^FILES_URL debe llevar la clave de acceso y el secreto/],
    ['s3://cl%ZZve:guardado@s3.example.com/archivos', /^FILES_URL debe llevar la clave/],
    ['s3://clave:guardado@s3.example.com', /^FILES_URL no lleva el nombre de un cubo/],
    ['s3://clave:guardado@s3.example.com/AR', /^FILES_URL no lleva el nombre de un cubo/],
    ['s3://clave:guardado@s3.example.com/archivos/a%20b', /^FILES_URL lleva una carpeta con signos/],
    ['s3://clave:guardado@s3.example.com/archivos//a', /^FILES_URL lleva una carpeta con signos/],
    ['s3://clave:guardado@s3.example.com/archivos#a', /^FILES_URL no admite nada detrás de #/],
    ['s3://clave:guardado@s3.example.com/archivos?regio=x', /^FILES_URL no admite «regio»: solo region y tls/],
    ['s3://clave:guardado@s3.example.com/archivos?tls=no', /^FILES_URL lleva un tls/],
    ['s3://clave:guardado@s3.example.com/archivos?tls=0&tls=1', /^FILES_URL lleva «tls» más de una vez/],
    ['s3://clave:guardado@s3.example.com/archivos?region=Madrid!', /^FILES_URL lleva una región/],
  ])('FILES_URL=%s is refused without saying its secret', (value, sentence) => {
    expect(() => readConfig({ FILES_URL: value })).toThrow(ConfigError);
    expect(() => readConfig({ FILES_URL: value })).toThrow(sentence);
    expect(() => readConfig({ FILES_URL: value })).not.toThrow(/guardado|rdado/);
  });

  test('that are wrong are all named at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT .*\nDEMO .*$/);
  });

  test.each([
    ['127.0.0.1', true],
    ['127.0.1.1', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.10', false],
    ['portes.example.com', false],
  ])('HOST=%s is for this machine alone: %s', (host, alone) => expect(isLoopback(host)).toBe(alone));
});
