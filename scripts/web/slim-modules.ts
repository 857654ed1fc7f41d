import type { Plugin } from 'vite';
import { emptied } from '../emptied.ts';

/** A module without one function's work: its end is the first brace that stands where it began. */
const without = (code: string, name: string, instead: string): string =>
  code.replace(new RegExp(`^( *)(?:const|var) ${name} = [^]*?\\n\\1\\};$`, 'm'), `const ${name} = ${instead};`);

/** Modules of libraries that the browser never gets to, with what stands in their place. */
const SLIM: readonly (readonly [RegExp, (code: string) => string])[] = [
  // zod: writing JSON schemas is the OpenAPI writer's, on the developer's machine.
  [/zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/, (code) => emptied(code)],
  // react-hook-form: checking by HTML's own rules; our forms check by a schema.
  [
    /react-hook-form[\\/]dist[\\/]index\.esm\.mjs$/,
    (code) =>
      without(without(code, 'validateField', 'async () => ({})'), 'executeBuiltInValidation', 'async () => true'),
  ],
  // lucide: keys that only a development build asks for, and the names an icon once had.
  [
    /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
    (code) => code.replace(/,\s*(?:key: "\w+"|aliases: \[[^\]]*\])|^__iconData\.node;$/gm, ''),
  ],
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
