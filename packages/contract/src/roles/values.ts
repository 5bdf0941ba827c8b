/** The roles that every corporate client has from the start (domain.md «Rights»); they are copied, never changed. */
export const BUILT_IN_ROLES = [
  'Administrator',
  'Buyer',
  'Site user',
  'Approver',
  'Finance',
  'Equipment manager',
  'Viewer',
] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** What a caller may do with a role; the portal offers these and no others. */
export const ROLE_ACTIONS = ['copy', 'edit', 'delete'] as const;
export type RoleAction = (typeof ROLE_ACTIONS)[number];
