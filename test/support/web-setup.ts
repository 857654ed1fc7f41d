import { PATIENCE_MS } from './patience.ts';

/** Components' tests wait as long as others do, where the library gives a second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
