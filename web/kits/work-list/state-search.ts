/** A page of work by its state: what is open is shown unless the address says another state. */
export const stateSearch =
  <S extends string>(states: readonly S[]) =>
  ({ state, page }: Record<string, unknown>): { readonly state?: S; readonly page?: number } => {
    const found = states.find((one) => one === state);
    return {
      ...(found && found !== 'open' ? { state: found } : {}),
      ...(typeof page === 'number' && page > 1 ? { page: Math.floor(page) } : {}),
    };
  };
