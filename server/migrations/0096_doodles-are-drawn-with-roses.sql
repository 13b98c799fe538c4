-- Up Migration
-- The icon of a doodle is its stamp: a drawing of paint brushes was a row of tools.
update gift set icon = '/gifts/rose.svg' where id = 4 and icon = '/gifts/paint-brush.svg';
