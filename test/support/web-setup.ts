/** Components' tests wait as long as others do (`patience` in vitest.config.ts), where the library gives a second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
