import type { Language } from '@nimbo/contract'

/** What stands in a copy of a person's data about itself. */
export const readmeTexts: Record<Language, (day: string) => string> = {
  en: (day) => `Your data on Nimbo, as of ${day}

json/   one file for each part, for programs
csv/    the same for spreadsheets (UTF-8)
files/  pictures you uploaded

Keep this file to yourself: it has everything we store about you. Passwords and codes are not in it, because we can’t read them. Other people appear only with the name and number everybody sees. What others did about you in private, such as blocking or reporting, is theirs and not in it.
`,
  pt: (day) => `Seus dados no Nimbo, em ${day}

json/   um arquivo para cada parte, para programas
csv/    o mesmo para planilhas (UTF-8)
files/  as imagens que você enviou

Guarde este arquivo só para você: ele tem tudo o que guardamos sobre você. Senhas e códigos não estão nele, porque não conseguimos lê-los. Outras pessoas aparecem só com o nome e o número que todos veem. O que outras pessoas fizeram em particular em relação a você, como bloquear ou denunciar, é delas e não está aqui.
`,
  es: (day) => `Tus datos en Nimbo, al ${day}

json/   un archivo por cada parte, para programas
csv/    lo mismo para hojas de cálculo (UTF-8)
files/  las imágenes que subiste

Guarda este archivo solo para ti: tiene todo lo que guardamos sobre ti. Las contraseñas y los códigos no están, porque no podemos leerlos. Otras personas aparecen solo con el nombre y el número que todos ven. Lo que otras personas hicieron en privado respecto a ti, como bloquear o denunciar, es de ellas y no está aquí.
`,
  fr: (day) => `Vos données sur Nimbo, au ${day}

json/   un fichier par partie, pour les programmes
csv/    la même chose pour les tableurs (UTF-8)
files/  les images que vous avez envoyées

Gardez ce fichier pour vous : il contient tout ce que nous conservons sur vous. Les mots de passe et les codes n’y sont pas, car nous ne pouvons pas les lire. Les autres personnes n’apparaissent qu’avec le nom et le numéro que tout le monde voit. Ce que d’autres ont fait en privé à votre sujet, comme bloquer ou signaler, leur appartient et n’y figure pas.
`,
  ar: (day) => `بياناتك على Nimbo حتى ${day}

json/   ملف لكل قسم، للبرامج
csv/    البيانات نفسها لجداول البيانات (UTF-8)
files/  الصور التي رفعتها

احتفظ بهذا الملف لنفسك: ففيه كل ما نحفظه عنك. لا يتضمن كلمات المرور والرموز لأننا لا نستطيع قراءتها. ولا يظهر الآخرون إلا بالاسم والرقم اللذين يراهما الجميع. أما ما فعله الآخرون بشأنك على انفراد، كالحظر أو الإبلاغ، فيخصهم ولا يرد هنا.
`,
  'zh-cn': (day) => `你在 Nimbo 的数据（截至 ${day}）

json/   每个部分一个文件，供程序读取
csv/    同样的内容，供电子表格使用（UTF-8）
files/  你上传的图片

请妥善保管此文件：其中包含我们保存的关于你的全部数据。密码和验证码不在其中，因为我们无法读取。其他人只以所有人都能看到的昵称和 ID 出现。他人私下对你做的事（例如拉黑或举报）属于他们，不在其中。
`,
  zh: (day) => `你在 Nimbo 的資料（截至 ${day}）

json/   每個部分一個檔案，供程式讀取
csv/    同樣的內容，供試算表使用（UTF-8）
files/  你上傳的圖片

請妥善保管此檔案：其中包含我們保存的關於你的全部資料。密碼和驗證碼不在其中，因為我們無法讀取。其他人只以所有人都能看到的暱稱和 ID 出現。他人私下對你做的事（例如封鎖或檢舉）屬於他們，不在其中。
`,
}
