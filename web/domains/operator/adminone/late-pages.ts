export const clients = () => import('./pages/clients.tsx');
export const clientUsers = () => import('./pages/client-users.tsx');
export const clientNew = () => import('./pages/client-new.tsx');
export const clientEdit = () => import('./pages/client-edit.tsx');
export const maintenance = () => import('./pages/maintenance.tsx');
export const deadLetters = () => import('./pages/dead-letters.tsx');
export const clientUser = () => import('./pages/client-user.tsx');
