import { existsSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { kebab } from '#shared/kernel/route.ts';

interface Operation {
  readonly domain: string;
  readonly operation: string;
}
const handlersOf = (domain: string): string => `functions/domains/${domain}/handlers.ts`;

/** Where an operation's handler is, or would be: `functions/domains/show/api/list.ts`. */
export const handlerFile = ({ domain, operation }: Operation): string =>
  `functions/domains/${domain}/api/${kebab(operation)}.ts`;

/** A master's operations need no file each: its `handlers.ts` has them by name, and the build makes the entries. */
export const isKitHandler = (op: Operation): boolean =>
  !existsSync(handlerFile(op)) && existsSync(handlersOf(op.domain));

/** Gives each entry without a file of its own the one line that takes its handler out of `handlers.ts`. */
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
