-- Marks belong to the letter before them: the vowels of Indian scripts are nothing else. Between the quotes of the
-- separators stands U+FE0F, which is a mark too and ends most emoji. The triggers are those of other tables, and stay.
DROP TABLE "SearchWord";
DROP TABLE "SearchText";
CREATE VIRTUAL TABLE "SearchText" USING fts5(
    title, body, content = 'SearchDoc', content_rowid = 'id', prefix = '1 2 3 4 5 6 7 8 9 10',
    tokenize = 'unicode61 remove_diacritics 2 categories ''L* N* Co Mn Mc'' separators ''️'''
);
CREATE VIRTUAL TABLE "SearchWord" USING fts5vocab('SearchText', 'row');
INSERT INTO "SearchText" ("SearchText") VALUES ('rebuild');
