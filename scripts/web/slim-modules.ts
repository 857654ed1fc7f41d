import type { Plugin } from 'vite';
import { emptied } from '../emptied.ts';

/** Modules of libraries, or branches of them, that the browser never gets to, with what stands in their place. */
const SLIM: readonly (readonly [RegExp, (code: string) => string])[] = [
  // zod: writing JSON schemas is the OpenAPI writer's, on the developer's machine.
  [/zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/, (code) => emptied(code)],
  // Amplify: configuration files of its command line; ours is an object.
  [/core[\\/]dist[\\/]esm[\\/]parseAWSExports\.mjs$/, () => 'export const parseAWSExports = (config) => config;'],
  [
    /core[\\/]dist[\\/]esm[\\/]parseAmplifyOutputs\.mjs$/,
    () =>
      'export const isAmplifyOutputs = () => false; export const parseAmplifyOutputs = (config) => config; export const parseAnalytics = () => undefined;',
  ],
  // Amplify: AWS credentials by way of an identity pool; the browser holds tokens alone.
  [
    /cognito[\\/]credentialsProvider[\\/]index\.mjs$/,
    () => `
      export class DefaultIdentityIdStore {}
      export class CognitoAWSCredentialsAndIdentityIdProvider {
        async getCredentialsAndIdentityId() {}
        async clearCredentialsAndIdentityId() {}
        async clearCredentials() {}
      }
      export const cognitoCredentialsProvider = new CognitoAWSCredentialsAndIdentityIdProvider();`,
  ],
  // Chakra: a reset of all elements, which ours does without.
  [/styled-system[\\/]preflight\.js$/, () => 'export const createPreflight = () => ({});'],
];

export const slimModules = (): Plugin => ({
  name: 'slim-modules',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: SLIM.map(([pattern]) => pattern) },
    handler(code, id) {
      const [, slim] = SLIM.find(([pattern]) => pattern.test(id)) ?? [];
      return slim ? { code: slim(code), map: null, moduleSideEffects: false } : null;
    },
  },
});
