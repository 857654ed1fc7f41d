/** Rights of the routes that read shows. */
export const read = { audience: 'user', permission: 'show.read', grants: ['table:read'] } as const;
/** The same of those that write one, by the right they ask for. */
export const write = (
  permission:
    | 'show.create'
    | 'show.update'
    | 'show.delete'
    | 'show.confirm'
    | 'show.lock'
    | 'show.unlock'
    | 'show.approve',
) => ({ audience: 'user', permission, grants: ['table:read', 'table:write'] }) as const;
