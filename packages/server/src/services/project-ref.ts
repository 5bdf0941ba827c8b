/** The columns by which a row names its project: null in all where it has none. */
interface ProjectColumns {
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
}

/** The project of a row as lists and details name it, or null. */
export const projectRef = ({ project_id: id, project_number: number, project_name: name }: ProjectColumns) =>
  id === null ? null : { id, number: number ?? '', name: name ?? '' };
