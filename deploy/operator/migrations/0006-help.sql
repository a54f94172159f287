create table help_article (
  id text not null,
  language text not null,
  position int not null,
  category text not null,
  title text not null,
  -- HTML; whoever shows it sanitises it.
  content text not null,
  primary key (id, language)
);
