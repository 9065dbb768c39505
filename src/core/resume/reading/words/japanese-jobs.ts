/** On what terms somebody is employed in Japan. */
export const jobTerms =
  "(?:学生)?アルバイト|バイト|パート(?:タイム(?:社員)?|タイマー|社員)?|(?:短期|長期|有期)?契約(?:社員|職員)?|派遣(?:社員|スタッフ)?|正(?:社員|職員|規職員|規社員)|準社員|嘱託(?:社員|職員)?|常勤(?:職員|講師)?|非常勤(?:職員|講師)?|臨時(?:職員|社員|的任用)?|期間(?:工|社員|従業員)|業務委託|(?:長期|短期|有給|夏季|夏期|冬季|サマー|ウィンター)?インターン(?:シップ)?(?:生)?|新卒|中途|出向|有期雇用|無期雇用|試用期間|研修生|実習生|フルタイム|副業|在宅(?:勤務)?|請負";

/** Sources of patterns, which both ends of a job are told by: how somebody joins and leaves, and what begins and ends. */
export const joining = "入社|入職|入行|入所|入庁|入局|入隊|入団|着任|赴任|転職|転籍|就職|就業|就任";
export const leaving = "退社|退職|離職|退所|除隊|退団|退任";
export const spells =
  "勤務|就業|契約|雇用|業務委託|インターン(?:シップ)?|アルバイト|パート|(?:請負)?活動|研修|派遣|出向";
