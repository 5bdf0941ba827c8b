-- Entries that need attention, snoozed by users or assigned to members.

-- An entry is identified by its resource and day; a new day makes a new entry.
create table attention_snooze (
  client_id integer not null,
  user_id uuid not null,
  entry_id uuid not null,
  cause text not null,
  day date not null,
  until date not null,
  resource text not null,
  resource_id uuid not null,
  primary key (client_id, user_id, entry_id),
  foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade
);

create table attention_assignment (
  client_id integer not null,
  entry_id uuid not null,
  day date not null,
  assignee_id uuid,
  assigned_at timestamptz not null,
  resource text not null,
  resource_id uuid not null,
  -- The former assignee, kept after an unassignment.
  former_id uuid,
  primary key (client_id, entry_id),
  foreign key (assignee_id, client_id) references membership (user_id, client_id) on delete cascade,
  foreign key (former_id, client_id) references membership (user_id, client_id) on delete set null (former_id)
);
create index attention_assignment_of on attention_assignment (assignee_id, client_id);
