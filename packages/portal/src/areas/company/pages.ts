/** The pages of the area, a chunk each. Every visit loads the routes; what each page needs is named here, for those who come. */
export const contactPersons = () => import('./contact-persons/ContactPersonsPage.tsx');
export const addContactPerson = () => import('./contact-persons/AddContactPersonPage.tsx');
export const contactPerson = () => import('./contact-persons/ContactPersonPage.tsx');
export const editContactPerson = () => import('./contact-persons/EditContactPersonPage.tsx');
export const addresses = () => import('./addresses/AddressesPage.tsx');
export const addAddress = () => import('./addresses/AddAddressPage.tsx');
export const address = () => import('./addresses/AddressPage.tsx');
export const editAddress = () => import('./addresses/EditAddressPage.tsx');
export const projects = () => import('./projects/ProjectsPage.tsx');
export const addProject = () => import('./projects/AddProjectPage.tsx');
export const project = () => import('./projects/ProjectPage.tsx');
export const editProject = () => import('./projects/EditProjectPage.tsx');
export const users = () => import('./users/UsersPage.tsx');
export const inviteUser = () => import('./users/InviteUserPage.tsx');
export const user = () => import('./users/UserPage.tsx');
export const editUser = () => import('./users/EditUserPage.tsx');
export const roles = () => import('./roles/RolesPage.tsx');
