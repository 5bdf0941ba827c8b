/** Columns of a row's project. All are null without a project. */
interface ProjectColumns {
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
}

/** Returns the project reference of a row, or null. */
export const projectRef = ({ project_id: id, project_number: number, project_name: name }: ProjectColumns) =>
  id === null ? null : { id, number: number ?? '', name: name ?? '' };
