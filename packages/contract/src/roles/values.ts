/** Built-in roles of every corporate client (domain.md «Rights»). They can be copied, but not changed. */
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

/** Actions that the caller may take on a role. The portal offers exactly these. */
export const ROLE_ACTIONS = ['copy', 'edit', 'delete'] as const;
