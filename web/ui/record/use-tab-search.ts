interface TabRoute<Search> {
  readonly useSearch: () => Search;
  readonly useNavigate: () => (to: never) => unknown;
}
/** The open tab of a page and the way to another one, for `RecordPage`. The address keeps it. */
export function useTabSearch<Search extends { readonly tab?: string | undefined }>(route: TabRoute<Search>) {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const onTab = (next: string) => void navigate({ search: { tab: next }, replace: true } as never);
  return { tab, onTab };
}
