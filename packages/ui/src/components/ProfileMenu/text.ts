export const profileMenuText = {
  /** Starts with the visible text of the button. Both arguments are empty until the user is known. */
  label: (name: string, initials: string) => (name ? `Profile ${initials} (${name})` : 'Profile'),
};
