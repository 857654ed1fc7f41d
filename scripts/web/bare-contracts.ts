import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { addressLine } from '#shared/kernel/contract/bare-contract.ts';
import type { Contract } from '#shared/kernel/contract/route.ts';

const DECLARED = /^(export const \w+ = )contract\('([\w-]+)', \{(?:.*|\n[\s\S]*?^)\}\);/m;
const IMPORTED = "import { bareContract } from '#shared/kernel/contract/bare-contract.ts';\n";

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
      Object.fromEntries(Object.entries(routes).map(([operation, route]) => [operation, addressLine(route)])),
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
      filter: { id: /[\\/]shared[\\/]domains[\\/][^\\/]+[\\/][^\\/]+[\\/]contract\.ts$/ },
      async handler(code, id) {
        addresses ??= addressesByDomain();
        const [whole, start, domain = ''] = DECLARED.exec(code) ?? [];
        const lines = (await addresses).get(domain);
        if (!whole || !lines) {
          this.warn(`the schemas of ${id} go to the browser: it declares no contract that its area lists`);
          return null;
        }
        const bare = `${start}bareContract('${domain}', ${JSON.stringify(lines)});`;
        return { code: IMPORTED + code.replace(whole, () => bare), map: null };
      },
    },
  };
}
