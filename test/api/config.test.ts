import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from '../../api/config.ts';

describe('the settings', () => {
  test('can all be left out', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://localhost:3000',
      geocoderUrl: null,
      trustProxy: [],
      logLevel: 'info',
      demo: null,
    });
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
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/portes',
      publicUrl: 'https://portes.example.com',
      trustProxy: ['10.0.0.1', '10.1.0.0/16'],
      demo: false,
    });
  });

  test.each([
    ['PORT', 'ochenta', 'PORT debe ser un puerto entre 0 y 65535.'],
    ['PORT', '65536', 'PORT debe ser un puerto entre 0 y 65535.'],
    ['DATABASE_URL', 'mysql://x/y', /^DATABASE_URL debe ser una dirección como postgres:/],
    ['SMTP_URL', 'correo', /^SMTP_URL debe ser una dirección como smtp:/],
    ['PUBLIC_URL', 'portes.example.com', /^PUBLIC_URL debe ser una dirección como https:/],
    ['GEOCODER_URL', 'file:///etc/passwd', /^GEOCODER_URL debe ser una dirección como https:/],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY debe ser una lista de direcciones IP/],
    ['LOG_LEVEL', 'mucho', 'LOG_LEVEL debe ser trace, debug, info, warn, error o silent.'],
    ['DEMO', 'sí', 'DEMO debe ser 0 o 1.'],
  ])('%s=%s is refused in a plain sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
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
