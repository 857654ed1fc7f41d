/** `validateSearch` of a detail page: which tab is open. */
export const tabSearch = ({ tab }: Record<string, unknown>): { tab?: string | undefined } =>
  typeof tab === 'string' && tab ? { tab: tab.slice(0, 20) } : {};
