import { expect, test } from 'vitest';
import { libpqAddress } from '../api/backup/libpqAddress.ts';

const HOST = 'postgres://portes@db.example.com:5432/portes';

test.each([
  ['', ''],
  ['?sslmode=no-verify', '?sslmode=require'],
  ['?ssl=no-verify', '?sslmode=require'],
  ['?sslmode=require&uselibpqcompat=true', '?sslmode=require'],
  ['?ssl=true', '?sslmode=verify-full'],
  ['?ssl=0', ''],
  ['?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.crt', '?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.crt'],
  ['?options=-c%20search_path%3Dportes', '?options=-c%20search_path%3Dportes'],
])('an address with %j is told to pg_dump with %j', (given, told) => {
  expect(libpqAddress(`${HOST}${given}`).address).toBe(`${HOST}${told}`);
});

test('the password is kept out of the arguments', () => {
  expect(libpqAddress('postgres://portes:cl%40ve@db.example.com/portes')).toEqual({
    address: 'postgres://portes@db.example.com/portes',
    password: 'cl@ve',
  });
});
