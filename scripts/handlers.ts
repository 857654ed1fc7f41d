import { existsSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { kebab } from '#shared/kernel/contract/route.ts';
import { handlerFolder } from './domain-folders.ts';

interface Operation {
  readonly domain: string;
  readonly operation: string;
}
const handlersOf = (domain: string): string => `${handlerFolder(domain)}/handlers.ts`;

/** Returns the path of an operation's handler, whether it exists or not: `functions/domains/booking/show/api/list.ts`. */
export const handlerFile = ({ domain, operation }: Operation): string =>
  `${handlerFolder(domain)}/api/${kebab(operation)}.ts`;

/** Tells whether an operation lacks a file: a master's `handlers.ts` has it by name, and the build makes its entry. */
export const isKitHandler = (op: Operation): boolean =>
  !existsSync(handlerFile(op)) && existsSync(handlersOf(op.domain));

/** Gives each entry without its own file the one line that takes its handler out of `handlers.ts`. */
export const kitHandlers = (operations: readonly Operation[]): Plugin => {
  const byFile = new Map(operations.filter(isKitHandler).map((op) => [handlerFile(op), op]));
  return {
    name: 'kit-handlers',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^functions\/domains\// }, ({ path, kind }) =>
        kind === 'entry-point' && byFile.has(path) ? { path, namespace: 'kit' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'kit' }, ({ path }) => {
        const op = byFile.get(path);
        if (!op) throw new Error(`no operation for ${path}`);
        const contents = `import { handlers } from './${handlersOf(op.domain)}';\nexport const handler = handlers.${op.operation};\n`;
        return { contents, resolveDir: process.cwd(), loader: 'ts' };
      });
    },
  };
};
