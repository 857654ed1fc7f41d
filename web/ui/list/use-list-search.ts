interface ListRoute<Search> {
  readonly useSearch: () => Search;
  readonly useNavigate: () => (to: never) => unknown;
}
/** The search of a list's address and the way to the next one, for `RecordList`. */
export function useListSearch<Search>({ useSearch, useNavigate }: ListRoute<Search>) {
  const search = useSearch();
  const navigate = useNavigate();
  const onSearch = (next: Search, options?: { readonly replace?: boolean }) =>
    void navigate({ search: next, ...options } as never);
  return { search, onSearch };
}
