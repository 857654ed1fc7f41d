import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Contract, Route } from '#shared/kernel/route.ts';

const DECLARED = /^(export const \w+ = )contract\('([\w-]+)', \{(?:.*|\n[\s\S]*?^)\}\);/m;

/** All that a browser needs to call an operation. */
const addressOf = ({ id, method, path, audience }: Route) => ({ id, method, path, audience });

async function addressesByDomain(): Promise<ReadonlyMap<string, object>> {
  const { outputFiles } = await build({
    entryPoints: ['shared/contracts.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as { contracts: readonly Contract[] };
  return new Map(
    module.contracts.map(({ domain, routes }) => [
      domain,
      {
        domain,
        routes: Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, addressOf(route)])),
      },
    ]),
  );
}

/**
 * The client trusts the server's answers, and a form checks by the schema it imports itself: so in the browser build
 * a contract is its addresses, and the schemas that only it holds go, with zod where nothing else needs it.
 */
export function bareContracts(): Plugin {
  let addresses: Promise<ReadonlyMap<string, object>> | undefined;
  return {
    name: 'bare-contracts',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /[\\/]shared[\\/]domains[\\/][^\\/]+[\\/]contract\.ts$/ },
      async handler(code, id) {
        addresses ??= addressesByDomain();
        const [whole, start, domain = ''] = DECLARED.exec(code) ?? [];
        const bare = (await addresses).get(domain);
        if (!whole || !bare) {
          this.warn(`the schemas of ${id} go to the browser: it declares no contract that shared/contracts.ts lists`);
          return null;
        }
        return { code: code.replace(whole, () => `${start}${JSON.stringify(bare)};`), map: null };
      },
    },
  };
}
