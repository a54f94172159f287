-- Networks from which somebody has signed in to the console: there the limit per name does not lock its owner out.
create table console_place (
  username text not null references console_operator (username),
  network text not null,
  last_at timestamptz not null,
  primary key (username, network)
);
