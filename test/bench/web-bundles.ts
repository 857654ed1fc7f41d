import { runScript } from '#scripts/local/terminal.ts';
import { pageSizes } from '#test/support/page-sizes.ts';
import { type Figure, figure } from './figure.ts';

/** Measures the web build, which is built first when it is missing or old. */
export async function webFigures(): Promise<Figure[]> {
  await runScript('scripts/build.ts');
  return pageSizes().map(({ name, size, goal }) => figure(name, 'KB gzip', size, goal));
}
