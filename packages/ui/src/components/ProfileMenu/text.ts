export const profileMenuText = { label: (name: string, initials: string) => `Profile ${initials} (${name})` };
